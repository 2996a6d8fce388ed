'use client'

import { useMemo, useState } from 'react'
import { useRead } from '../../../components/calls/useRead'
import { creditsOf, possibleNames, sideOfPeople, type ReadCredit } from '../lib/castList/creditsOf'
import { parseCastList } from '../lib/castList/parseCastList'
import { plain } from '../lib/castList/words'
import { MOST_NAMES } from '../lib/limits'
import { nameKey, type KnownPerson, type NameMatch } from '../lib/matchNames'
import type { MatchedPeople } from '../operations/matchPeople'
import type { Credit } from './useCredits'

const PAUSE_MS = 300
const NOBODY: NameMatch = { same: [], similar: [] }

/** What was decided for a name: somebody of the site, by id, or somebody new. */
export type Choice = { kind: 'new' } | { id: string; kind: 'person' } | { kind: 'none' }

/** A line of the preview. */
export interface PreviewLine extends ReadCredit {
  key: string
  choice: Choice
  /** The form has this credit already. */
  isThere: boolean
  match: NameMatch
}

export interface CastListPreview {
  choose: (key: string, choice: Choice) => void
  chooseAllNew: (isNew: boolean) => void
  /** People who are called so on the site are looked for. */
  isBusy: boolean
  isCut: boolean
  lines: PreviewLine[]
  /** Nobody was found because the site could not be asked. */
  error: string | null
  /** Some lines do not say on which side the person is. */
  mayTurn: boolean
  reload: () => void
  turn: () => void
}

/** A pasted list, read and matched with the people of the site. Whoever is chosen for a name is chosen wherever it stands. */
export function useCastList(text: string, existing: readonly Credit[], tenant: string): CastListPreview {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const [isTurned, setTurned] = useState(false)
  const { isCut, lines } = useMemo(() => parseCastList(text), [text])
  const names = useMemo(() => possibleNames(lines).slice(0, MOST_NAMES), [lines])
  const { data, error, isOutdated, reload } = useRead<MatchedPeople>(names.length > 0 ? '/people/match' : null, {
    body: { names, tenantId: tenant },
    keepsLast: true,
    pause: PAUSE_MS,
  })
  const matches = useMemo(() => new Map((data?.matches ?? []).map((one) => [one.name, one])), [data])
  const isKnown = (name: string) => (matches.get(name)?.same.length ?? 0) > 0
  const side = sideOfPeople(lines, isKnown)
  const there = new Set(existing.map(({ person, role }) => `${person} ${plain(role)}`))

  const preview = creditsOf(lines, isTurned ? (side === 'first' ? 'second' : 'first') : side).map(
    (credit): PreviewLine => {
      const key = nameKey(credit.name)
      const match = matches.get(credit.name) ?? NOBODY
      const [only, another] = match.same
      const choice: Choice = choices.get(key) ?? (only && !another ? { id: only.id, kind: 'person' } : { kind: 'none' })
      return {
        ...credit,
        choice,
        isThere: choice.kind === 'person' && there.has(`${choice.id} ${plain(credit.role)}`),
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
    error: error?.message || null,
    isBusy: names.length > 0 && isOutdated,
    isCut,
    lines: preview,
    mayTurn: lines.some(({ person, second }) => person === null && second),
    reload,
    turn: () => setTurned(!isTurned),
  }
}

/** Nobody of the site is called so. */
export const isUnknown = ({ key, match }: Pick<PreviewLine, 'key' | 'match'>): boolean =>
  key !== '' && match.same.length === 0

/** Everybody whom a name may be, the likeliest first. */
export const candidates = ({ match }: Pick<PreviewLine, 'match'>): (KnownPerson & { isSimilar: boolean })[] => [
  ...match.same.map((one) => ({ ...one, isSimilar: false })),
  ...match.similar.map((one) => ({ ...one, isSimilar: true })),
]
