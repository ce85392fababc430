import { userInfo } from 'node:os';

/** The person at the terminal, for what is kept with their name. In some containers nobody has one. */
export function whoIsHere(): string {
  try {
    return userInfo().username;
  } catch {
    return 'command line';
  }
}
