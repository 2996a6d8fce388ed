/** Where a secret is kept. */
export interface SecretPlace {
  tenantId: string
  /** What it belongs to: `app/mailchimp`. */
  owner: string
  /** Which of its secrets: `apiKey`. */
  name: string
}

/** Bound into the envelope, so that a secret moved elsewhere cannot be read there. */
export const placeOf = ({ name, owner, tenantId }: SecretPlace): string => `${tenantId}/${owner}/${name}`

/** Owner of the secrets of an app. */
export const ownerOfApp = (handle: string): string => `app/${handle}`
