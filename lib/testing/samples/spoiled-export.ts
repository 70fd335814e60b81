import { spoilText } from '../thread-work'

export * from '../../server/imports/source/read-export'

spoilText('SPOILED')
