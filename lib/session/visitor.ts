/** A visitor as the identity provider knows them: SPEC section 3. */
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

/** What the browser must know to reach the identity provider. */
export type IdentitySettings = {
  apiKey: string
  authDomain: string | null
  projectId: string
  /** `host:port` of the Auth Emulator, where one stands in for the provider. */
  emulator: string | null
}

/** What went wrong with an account, as a sentence for the person who tried. */
export class AccountError extends Error {
  override readonly name = 'AccountError'
}

/** The calls of the identity provider that the site makes. Each throws AccountError. */
export type IdentityProvider = {
  /** Tells of the visitor now and at every change, other tabs' included; returns how to stop. */
  watch: (tell: (visitor: Visitor | null) => void) => () => void
  signIn: (email: string, password: string) => Promise<void>
  register: (email: string, password: string, name: string) => Promise<void>
  signOut: () => Promise<void>
  /** Sends the provider's email for a forgotten password; says nothing of whether the address exists. */
  sendPasswordReset: (email: string) => Promise<void>
  deleteAccount: (password: string) => Promise<void>
  /** A fresh ID token for the API; null when nobody is signed in. */
  idToken: () => Promise<string | null>
}
