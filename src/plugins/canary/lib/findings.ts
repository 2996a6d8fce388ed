/**
 * What got through. `shown`: an answer holds something of the other site. `told`: an answer to an id of the other site
 * differs from that to an unknown one. `written`: the other site changed. `linked`: a document of the own site refers to
 * one of the other. `unreached`: the own document was not reached through the same route.
 */
export type FindingKind = 'linked' | 'shown' | 'told' | 'unreached' | 'written'

/** Never holds anything of an answer: after a broken wall, that could be content of real sites. */
export interface Finding {
  kind: FindingKind
  /** The route, such as `GET /api/pages/:id`. */
  route: string
  /** Who tried it. */
  actor: string
}

/** Findings that say that a wall is broken. */
export const breaches = (findings: readonly Finding[]): Finding[] => findings.filter(({ kind }) => kind !== 'unreached')

/** Each finding once. */
export function distinctFindings(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [describeFinding(finding), finding])).values()]
}

/** One line for logs, mails and lists. */
export const describeFinding = ({ actor, kind, route }: Finding): string => `${route} (${actor}): ${kind}`
