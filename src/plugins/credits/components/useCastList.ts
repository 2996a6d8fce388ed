'use client'

import { useMemo, useState } from 'react'
import { useRead } from '@/exports/client'
import { creditsOf, possibleNames, sideOfPeople, type ReadCredit } from '../lib/castList/creditsOf'
import { parseCastList } from '../lib/castList/parseCastList'
import { normalizeTerm } from '../lib/castList/terms'
import { MAX_NAMES } from '../lib/limits'
import { nameKey, type KnownPerson, type NameMatch } from '../lib/matchNames'
import type { MatchedPeople } from '../operations/matchPeople'
import type { Credit } from './useCredits'

const DEBOUNCE_MS = 300
const NO_MATCH: NameMatch = { same: [], similar: [] }

/** The choice for a name: an existing person, a new one, or none. */
export type Choice = { kind: 'new' } | { id: string; kind: 'person' } | { kind: 'none' }

/** A row of the preview. */
export interface PreviewLine extends ReadCredit {
  key: string
  choice: Choice
  /** Whether the form already has this credit. */
  isExisting: boolean
  match: NameMatch
}

export interface CastListPreview {
  choose: (key: string, choice: Choice) => void
  chooseAllNew: (isNew: boolean) => void
  /** Whether matching people are being loaded. */
  isBusy: boolean
  isCut: boolean
  lines: PreviewLine[]
  /** Error message if people could not be loaded. */
  error: string | null
  /** Whether some lines do not say which side is the person. */
  canSwapSides: boolean
  reload: () => void
  swapSides: () => void
}

/**
 * Parses a pasted list and matches its names with people of the site. A choice for a name applies wherever the name
 * occurs.
 */
export function useCastList(text: string, existing: readonly Credit[], tenant: string): CastListPreview {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const [isTurned, setTurned] = useState(false)
  const { isCut, lines } = useMemo(() => parseCastList(text), [text])
  const names = useMemo(() => possibleNames(lines).slice(0, MAX_NAMES), [lines])
  const { data, error, isOutdated, reload } = useRead<MatchedPeople>(names.length > 0 ? '/people/match' : null, {
    body: { names, tenantId: tenant },
    keepsPrevious: true,
    debounce: DEBOUNCE_MS,
  })
  const matches = useMemo(() => new Map((data?.matches ?? []).map((match) => [match.name, match])), [data])
  const isKnown = (name: string) => (matches.get(name)?.same.length ?? 0) > 0
  const side = sideOfPeople(lines, isKnown)
  const existingKeys = new Set(existing.map(({ person, role }) => `${person} ${normalizeTerm(role)}`))

  const preview = creditsOf(lines, isTurned ? (side === 'first' ? 'second' : 'first') : side).map(
    (credit): PreviewLine => {
      const key = nameKey(credit.name)
      const match = matches.get(credit.name) ?? NO_MATCH
      const [only, another] = match.same
      const choice: Choice = choices.get(key) ?? (only && !another ? { id: only.id, kind: 'person' } : { kind: 'none' })
      return {
        ...credit,
        choice,
        isExisting: choice.kind === 'person' && existingKeys.has(`${choice.id} ${normalizeTerm(credit.role)}`),
        key,
        match,
      }
    },
  )
  const choose = (key: string, choice: Choice) => setChoices(new Map(choices).set(key, choice))
  const chooseAllNew = (isNew: boolean) =>
    setChoices(
      new Map([
        ...choices,
        ...preview.filter(isUnknown).map(({ key }): [string, Choice] => [key, { kind: isNew ? 'new' : 'none' }]),
      ]),
    )
  return {
    choose,
    chooseAllNew,
    error: error?.message ?? null,
    isBusy: names.length > 0 && isOutdated,
    isCut,
    lines: preview,
    canSwapSides: lines.some(({ person, second }) => person === null && second),
    reload,
    swapSides: () => setTurned(!isTurned),
  }
}

/** Whether nobody of the site has this name. */
export const isUnknown = ({ key, match }: Pick<PreviewLine, 'key' | 'match'>): boolean =>
  key !== '' && match.same.length === 0

/** The people a name may refer to, most likely first. */
export const candidates = ({ match }: Pick<PreviewLine, 'match'>): (KnownPerson & { isSimilar: boolean })[] => [
  ...match.same.map((person) => ({ ...person, isSimilar: false })),
  ...match.similar.map((person) => ({ ...person, isSimilar: true })),
]
