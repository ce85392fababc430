import { data } from 'react-router';

/** The form that was posted to an action. The response to any other body is 400. */
export function readPostedForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
}
