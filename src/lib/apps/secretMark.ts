import { isRecord } from '../values'

/** All that anybody learns of a stored secret. */
export interface SecretMark {
  set: true
  last4: string
}

/** Is it a secret as it was read? */
export const isSecretMark = (value: unknown): value is SecretMark =>
  isRecord(value) && Object.keys(value).every((key) => key === 'set' || key === 'last4')
