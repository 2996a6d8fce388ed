import { oncePerProcess } from './oncePerProcess.ts'

/** Aborted by one bundle, heeded by all. */
const controller = (): AbortController => oncePerProcess('stopping', () => new AbortController())

/** Aborted when this process begins to shut down. Responses that would go on for ever end then. */
export const stopSignal = (): AbortSignal => controller().signal

/** Called by the web server on a stop signal. */
export const announceStop = (): void => controller().abort()
