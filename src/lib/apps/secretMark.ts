import { isRecord } from '@/lib/values'

/** The only information about a stored secret that is ever returned. */
export interface SecretMark {
  set: true
  last4: string
}

/** Whether a value is a secret as returned by a read. */
export const isSecretMark = (value: unknown): value is SecretMark =>
  isRecord(value) && Object.keys(value).every((key) => key === 'set' || key === 'last4')
