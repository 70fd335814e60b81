/** A visitor's profile at the identity provider (SPEC section 3). */
export type Visitor = {
  uid: string
  email: string | null
  displayName: string | null
  emailVerified: boolean
  phoneNumber: string | null
  photoURL: string | null
  isAnonymous: boolean
  providerData: { providerId: string; uid: string }[]
}

/** The identity provider's settings for the browser. */
export type IdentitySettings = {
  apiKey: string
  authDomain: string | null
  projectId: string
  /** `host:port` of the Auth Emulator, if used. */
  emulator: string | null
}

/** An account error with a message for the visitor. */
export class AccountError extends Error {
  override readonly name = 'AccountError'

  constructor(
    message: string,
    /** The field to correct. */
    readonly field: 'email' | 'password' = 'password',
  ) {
    super(message)
  }
}

/** The identity provider's operations. Each throws AccountError. */
export type IdentityProvider = {
  /** Calls back with the visitor now and at every change, also in other tabs. @returns the unsubscribe function. */
  watch: (notify: (visitor: Visitor | null) => void) => () => void
  signIn: (email: string, password: string) => Promise<void>
  register: (email: string, password: string, name: string) => Promise<void>
  signOut: () => Promise<void>
  /** Sends the password reset email; does not reveal whether the address exists. */
  sendPasswordReset: (email: string) => Promise<void>
  deleteAccount: (password: string) => Promise<void>
  /** A fresh ID token for the API; null if not signed in. */
  idToken: () => Promise<string | null>
}
