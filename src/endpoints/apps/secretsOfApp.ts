import type { PayloadRequest } from 'payload'
import { openSecret } from '../../database/secrets/openSecret'
import { ownerOfApp } from '../../database/secrets/secretPlace'

/** Secrets of an app on a site, in clear, for a call to its service. Those that are not stored are left out. */
export async function secretsOfApp(
  req: PayloadRequest,
  { handle, names, tenantId }: { handle: string; names: string[]; tenantId: string },
): Promise<Record<string, string>> {
  const secrets: Record<string, string> = {}
  for (const name of names) {
    const secret = await openSecret(req, { name, owner: ownerOfApp(handle), tenantId })
    if (secret !== null) secrets[name] = secret
  }
  return secrets
}
