import { CallError } from '@/exports/shared'

/** Returns the server's message of a failed request; '' when there is none. */
export const messageOf = (error: unknown): string => (error instanceof CallError ? error.serverMessage : '')

/** Returns the response body of a failed request. */
export const bodyOf = <Body extends object>(error: unknown): Partial<Body> =>
  error instanceof CallError && typeof error.body === 'object' ? ((error.body as Partial<Body> | null) ?? {}) : {}
