import { APIError } from 'payload'

/**
 * An error whose words reach the caller. They are lost without data: Payload then goes by the name of the error's class,
 * and a build for production takes that away.
 */
export const publicError = (message: string, status: number): APIError => new APIError(message, status, {}, true)
