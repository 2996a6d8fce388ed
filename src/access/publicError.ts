import { APIError } from 'payload'

/**
 * An error whose message is sent to the caller. The empty data is required: without it Payload decides by the name of
 * the error's class, which production builds minify.
 */
export const publicError = (message: string, status: number): APIError => new APIError(message, status, {}, true)
