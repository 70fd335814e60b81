/** Messages for the provider's error codes; none reveals whether an address has an account. */
const MESSAGES: Record<string, string> = {
  'auth/invalid-credential': 'The email or the password is not right.',
  'auth/wrong-password': 'The email or the password is not right.',
  'auth/user-not-found': 'The email or the password is not right.',
  'auth/user-disabled': 'The email or the password is not right.',
  'auth/invalid-email': 'This is not an email address.',
  'auth/missing-email': 'Enter your email address.',
  'auth/missing-password': 'Enter your password.',
  'auth/weak-password': 'The password needs at least 6 characters.',
  'auth/password-does-not-meet-requirements':
    'The password is too simple: make it longer or mix letters, digits and symbols.',
  'auth/email-already-in-use':
    'We could not register you with this email and password. If you already have an account, sign in instead.',
  'auth/too-many-requests': 'Too many tries. Wait a few minutes and try again.',
  'auth/requires-recent-login': 'Enter your password again to go on.',
  'auth/operation-not-allowed': 'Sign-in is not available right now. The rest of the site works as usual.',
}

const UNAVAILABLE = 'Sign-in is not available right now. The rest of the site works as usual.'

/** Codes for an email to correct; all others are for the password. */
const EMAIL_CODES = ['auth/invalid-email', 'auth/missing-email', 'auth/email-already-in-use']

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The message for an error of the provider. */
export const accountMessage = (error: unknown): string => MESSAGES[codeOf(error)] ?? UNAVAILABLE

/** The field that an error of the provider is about. */
export const faultyField = (error: unknown): 'email' | 'password' =>
  EMAIL_CODES.includes(codeOf(error)) ? 'email' : 'password'
