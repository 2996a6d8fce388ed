import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort, isFree } from './ports.mjs'

const HOST = '127.0.0.1'

/** @param {string} dataDir */
const fileOf = (dataDir) => join(dataDir, 'box-office-port')

/**
 * The port of the demo box office, for each process of an installation.
 * @param {string} dataDir
 * @returns {{ DEMO_BOX_OFFICE_PORT?: string }} empty until `npm start` has chosen one
 */
export function keptBoxOfficePort(dataDir) {
  const file = fileOf(dataDir)
  const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return port > 0 && port < 65_536 ? { DEMO_BOX_OFFICE_PORT: String(port) } : {}
}

/**
 * The port of the last run, so that booking links keep working, or another one if it is taken.
 * @param {string} dataDir
 * @returns {Promise<string>}
 */
export async function chooseBoxOfficePort(dataDir) {
  const { DEMO_BOX_OFFICE_PORT: kept } = keptBoxOfficePort(dataDir)
  if (kept && (await isFree(Number(kept), HOST))) return kept
  const port = String(await findFreePort(HOST))
  writeFileSync(fileOf(dataDir), port)
  return port
}
