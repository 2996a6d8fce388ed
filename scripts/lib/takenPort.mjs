import { existsSync } from 'node:fs'
import { isFree } from './ports.mjs'
import { StartError } from './StartError.mjs'

/** @param {string | number} port */
export function takenPort(port) {
  return new StartError(`Port ${port} is taken; set PORT to another, for example PORT=${Number(port) + 1} npm start.`)
}

/**
 * Refuses a taken port before the long steps.
 * @param {number} [port] the one from the environment or `.env` when left out; a broken value is left to the settings
 * @throws StartError
 */
export async function refuseTakenPort(port = givenPort()) {
  if (port > 0 && port < 65_536 && !(await isFree(port))) throw takenPort(port)
}

function givenPort() {
  if (existsSync('.env')) process.loadEnvFile?.('.env')
  return Number(process.env.PORT || 3000)
}
