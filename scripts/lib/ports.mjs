import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { StartError } from './StartError.mjs'

/**
 * Whether a server could listen on a port now.
 * @param {number} port
 * @param {string} [host] all addresses if omitted
 * @returns {Promise<boolean>}
 */
export async function isFree(port, host) {
  return (await listenOnce(port, host)) !== undefined
}

/**
 * Finds a port that is currently free.
 * @param {string} [host] 127.0.0.1
 * @returns {Promise<number>}
 */
export async function findFreePort(host = '127.0.0.1') {
  const port = await listenOnce(0, host)
  if (port === undefined) throw new Error(`No free port on ${host}`)
  return port
}

/** @param {string | number} port */
export function portTakenError(port) {
  return new StartError(`Port ${port} is taken; set PORT to another, for example PORT=${Number(port) + 1} npm start.`)
}

/**
 * Rejects a taken port before the long steps.
 * @param {number} [port] from the environment or `.env` if omitted; an invalid value is left to the settings
 * @throws StartError
 */
export async function assertPortFree(port = configuredPort()) {
  if (port > 0 && port < 65_536 && !(await isFree(port))) throw portTakenError(port)
}

function configuredPort() {
  if (existsSync('.env')) process.loadEnvFile?.('.env')
  return Number(process.env.PORT || 3000)
}

/** @param {number} port @param {string} [host] @returns {Promise<number | undefined>} */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
}
