import { userInfo } from 'node:os';

/** The user's name, for records of who did what. Some containers have no user names. */
export function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'command line';
  }
}
