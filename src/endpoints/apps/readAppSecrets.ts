import type { PayloadRequest } from 'payload'
import { decryptSecret, ownerOfApp } from '../../database/secrets/secrets'

/** Decrypts secrets of a tenant's app for a call to its service. Secrets that are not stored are omitted. */
export async function readAppSecrets(
  req: PayloadRequest,
  { handle, names, tenantId }: { handle: string; names: string[]; tenantId: string },
): Promise<Record<string, string>> {
  const secrets: Record<string, string> = {}
  for (const name of names) {
    const secret = await decryptSecret(req, { name, owner: ownerOfApp(handle), tenantId })
    if (secret !== null) secrets[name] = secret
  }
  return secrets
}
