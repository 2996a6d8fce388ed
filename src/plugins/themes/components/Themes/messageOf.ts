import { CallError } from '../../../../components/calls/CallError'

/** What the server says of a call that failed; empty where it said nothing. */
export const messageOf = (error: unknown): string => (error instanceof CallError ? error.message : '')

/** What a refusal of the server holds besides its message. */
export const bodyOf = <Body extends object>(error: unknown): Partial<Body> =>
  error instanceof CallError && typeof error.body === 'object' ? ((error.body as Partial<Body> | null) ?? {}) : {}
