import type { PayloadRequest } from 'payload'
import { sitePreferences } from '../../../../access/sitePreferences'
import { isMode, VIEW_KEY, type Mode } from './site'

/** How the person has left the performances of that site. */
export async function storedMode(req: PayloadRequest, tenant: string): Promise<Mode> {
  const { [VIEW_KEY]: mode } = await sitePreferences(req, tenant, [VIEW_KEY])
  return isMode(mode) ? mode : 'list'
}
