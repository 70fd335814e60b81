import { createInterface } from 'node:readline/promises'
import { hashPassword } from './credentials'

/** Prompts for a password, or reads it from standard input, and prints its hash for ADMIN_PASSWORD_HASH. */
const terminal = createInterface({ input: process.stdin, output: process.stderr })
const password = await terminal.question('Password: ')
terminal.close()
if (password.length < 8) {
  console.error('The password must have at least 8 characters.')
  process.exitCode = 1
} else {
  console.info(await hashPassword(password))
}
