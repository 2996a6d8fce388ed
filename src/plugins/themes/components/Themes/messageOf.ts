import { CallError } from '../../../../components/calls/CallError'

/** What the server says of a call that failed; empty where it said nothing. */
export const messageOf = (error: unknown): string => (error instanceof CallError ? error.message : '')
