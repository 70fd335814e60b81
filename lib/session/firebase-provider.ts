import { initializeApp } from '@firebase/app'
import * as firebase from '@firebase/auth'
import { accountMessage, faultyField } from './account-messages'
import { AccountError, type IdentityProvider, type IdentitySettings, type Visitor } from './visitor'

/** Firebase Authentication as the site's identity provider. Load this module only in the browser, when it is needed. */
export function firebaseProvider(settings: IdentitySettings): IdentityProvider {
  const { apiKey, authDomain, projectId, emulator } = settings
  const app = initializeApp({ apiKey, projectId, ...(authDomain && { authDomain }) })
  const auth = firebase.initializeAuth(app, {
    persistence: [firebase.indexedDBLocalPersistence, firebase.browserLocalPersistence],
  })
  if (emulator) firebase.connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true })
  let notify: (visitor: Visitor | null) => void = () => undefined
  let registering = false
  return {
    watch: (listener) => {
      notify = listener
      return firebase.onIdTokenChanged(auth, (user) => {
        if (!registering) notify(user && toVisitor(user))
      })
    },
    signIn: (email, password) => plainly(firebase.signInWithEmailAndPassword(auth, email, password)),
    register: async (email, password, name) => {
      // Listeners are called after the name was saved: a page that navigates away earlier would lose it.
      registering = true
      try {
        await plainly(registerWithName(auth, email, password, name))
      } finally {
        registering = false
        notify(auth.currentUser && toVisitor(auth.currentUser))
      }
    },
    signOut: () => plainly(firebase.signOut(auth)),
    sendPasswordReset: async (email) => {
      try {
        await firebase.sendPasswordResetEmail(auth, email)
      } catch (error) {
        if ((error as { code?: string }).code !== 'auth/user-not-found')
          throw new AccountError(accountMessage(error), faultyField(error))
      }
    },
    deleteAccount: (password) => plainly(deleteOwnAccount(auth.currentUser, password)),
    idToken: async () => (await auth.currentUser?.getIdToken()) ?? null,
  }
}

async function registerWithName(auth: firebase.Auth, email: string, password: string, name: string): Promise<void> {
  const { user } = await firebase.createUserWithEmailAndPassword(auth, email, password)
  if (name) await firebase.updateProfile(user, { displayName: name })
}

async function deleteOwnAccount(user: firebase.User | null, password: string): Promise<void> {
  if (!user?.email) return
  await firebase.reauthenticateWithCredential(user, firebase.EmailAuthProvider.credential(user.email, password))
  await firebase.deleteUser(user)
}

async function plainly(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    throw new AccountError(accountMessage(error), faultyField(error))
  }
}

function toVisitor(user: firebase.User): Visitor {
  const { uid, email, displayName, emailVerified, phoneNumber, photoURL, isAnonymous } = user
  const providerData = user.providerData.map((info) => ({ providerId: info.providerId, uid: info.uid }))
  return { uid, email, displayName, emailVerified, phoneNumber, photoURL, isAnonymous, providerData }
}
