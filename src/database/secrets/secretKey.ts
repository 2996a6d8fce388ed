/** Identifies a stored secret. */
export interface SecretKey {
  tenantId: string
  /** Owner: `app/mailchimp`. */
  owner: string
  /** Name: `apiKey`. */
  name: string
}

/** Additional authenticated data of the encryption, so that a secret copied elsewhere cannot be decrypted. */
export const encryptionContext = ({ name, owner, tenantId }: SecretKey): string => `${tenantId}/${owner}/${name}`

/** Owner of an app's secrets. */
export const ownerOfApp = (handle: string): string => `app/${handle}`
