import { changingTextRule } from './changing-text-rule.mjs'
import { roomsRule } from './rooms-rule.mjs'

/** The lint rules of this project, for .oxlintrc.jsonc. */
export default {
  meta: { name: 'plumbline' },
  rules: { 'changing-text': changingTextRule, rooms: roomsRule },
}
