/**
 * Who tries: each role of site `a`, an account that belongs to no site, a program with an access token for site `a` only,
 * and a visitor who is not signed in.
 */
export const ACTORS = [
  'owner',
  'admin',
  'editor',
  'author',
  'remover',
  'viewer',
  'outsider',
  'program',
  'visitor',
] as const

/** Those with a role that may view all content. */
export const VIEWERS: readonly Actor[] = ['owner', 'admin', 'editor', 'author', 'viewer', 'program']

/** `both`: the owner of the token, who belongs to both sites. Tries only what a link of one site must not show of another. */
export type Actor = (typeof ACTORS)[number] | 'both'

/** What a site has in one collection, by id. */
export interface Planted {
  /** Published, where the collection has drafts. */
  live: string
  /** Never published; the same as `live` in collections without drafts. */
  draft: string
  /** Newest version of the draft. */
  version: string | null
  /** Path of the published document on the website. */
  path: string | null
  /** Path that the draft would have on the website. */
  draftPath: string | null
  /** File of the draft. */
  filename: string | null
}

/** One of the two sites. */
export interface SceneSite {
  tenantId: string
  /** Part of its host names. */
  slug: string
  /** Text in every document. */
  mark: string
  /** Text in drafts only, which no visitor may see. */
  draftMark: string
  ownerId: string
  /** Id of its row in each table outside Payload's collections, and of its documents that are no content. */
  rowId: string
  /** Opens its shared preview; its hash is in its rows. */
  secret: string
  planted: ReadonlyMap<string, Planted>
}

/** The two sites and the people of `a`. */
export interface Scene {
  a: SceneSite
  b: SceneSite
  people: Readonly<Record<Exclude<Actor, 'program' | 'visitor'>, string>>
}

/** Marks of the two kinds of documents. */
export const marksOf = (mark: string): { draftMark: string; liveMark: string } => ({
  draftMark: `${mark}d`,
  liveMark: `${mark}p`,
})

/** Every id of a site. */
export const idsOf = ({ ownerId, planted, rowId, tenantId }: SceneSite): string[] => [
  tenantId,
  ownerId,
  rowId,
  ...[...planted.values()].flatMap(({ draft, live, version }) => [draft, live, ...(version ? [version] : [])]),
]

/**
 * Whether an answer holds something of a site: its mark, or an id that the request did not name. Ids that the request
 * named are echoed by many routes.
 */
export function holdsSomethingOf(site: SceneSite, answer: string, request: string): boolean {
  if (answer.includes(site.mark)) return true
  return idsOf(site).some((id) => answer.includes(id) && !request.includes(id))
}
