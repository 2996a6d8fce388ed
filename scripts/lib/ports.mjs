import { createServer } from 'node:net'

/**
 * Whether a server could listen there now.
 * @param {number} port
 * @param {string} [host] all addresses when left out
 * @returns {Promise<boolean>}
 */
export async function isFree(port, host) {
  return (await listenOnce(port, host)) !== undefined
}

/**
 * A port that nobody uses at this moment.
 * @param {string} [host] 127.0.0.1
 * @returns {Promise<number>}
 */
export async function findFreePort(host = '127.0.0.1') {
  const port = await listenOnce(0, host)
  if (port === undefined) throw new Error(`No free port on ${host}`)
  return port
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<number | undefined>}
 */
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
