'use client'

import { toast, useConfig, useDocumentInfo, useField, useForm, useLocale } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useRef } from 'react'
import { useCall } from '../../../components/calls/useCall'
import { useWords } from '../../../components/ui/useWords'
import { newRowId } from '../../../lib/themes/newRowId'
import type { CreditGroup } from '../lib/castList/words'

const SHOWN_MS = 15_000

/** A credit as the form has it. */
export interface Credit {
  id: string
  group: CreditGroup
  person: string | null
  role: string
}

/** Where the focus goes once the rows are where they belong. */
interface Focus {
  id: string
  part: 'handle' | 'remove' | 'role'
}

export interface Credits {
  /** Adds one below a row, at the end where none is named, in the group of the one before it, and puts the focus there. */
  add: (below?: number) => void
  /** Adds several at the end. @returns what takes them out again */
  addAll: (credits: Omit<Credit, 'id'>[]) => () => void
  move: (from: number, to: number, part?: Focus['part']) => void
  /** What the form holds at this moment. */
  read: () => Credit[]
  remove: (index: number, name: string) => void
  rows: { id: string }[]
  /** Where the focus belongs now that the rows stand in this order, once. */
  takeFocus: (order: string) => Focus | null
}

/** A document in all languages. */
type Stored = Record<string, { id: string; role?: Record<string, string | null> | null }[] | null | undefined>

/** The rows of the field, changed as any other change of the form: saved with it, and undone in it. */
export function useCredits(path: string, schemaPath: string): Credits {
  const t = useWords()
  const { rows = [] } = useField<number>({ hasRows: true, path })
  const { addFieldRow, getDataByPath, getFields, moveFieldRow, removeFieldRow } = useForm()
  const focus = useRef<(Focus & { before: string }) | null>(null)
  const call = useCall()
  const { collectionSlug, id: document } = useDocumentInfo()
  const { code } = useLocale()
  const { localization } = useConfig().config

  /** What a stored row says in the languages that are not on screen, read before it is saved away. */
  async function readOtherRoles(id: string): Promise<Record<string, string> | null> {
    if (!document || !localization || localization.locales.length < 2) return null
    const stored = await call<Stored>(
      `/${collectionSlug}/${document}?draft=true&depth=0&locale=all&select[${path}]=true`,
    ).catch(() => null)
    const roles = stored?.[path]?.find((one) => one.id === id)?.role
    const others = Object.entries(roles ?? {}).filter(
      (one): one is [string, string] => one[0] !== code && typeof one[1] === 'string',
    )
    return others.length > 0 ? Object.fromEntries(others) : null
  }

  const read = () => (getDataByPath<Credit[] | undefined>(path) ?? []).map((one) => ({ ...one, role: one.role ?? '' }))
  const insert = (rowIndex: number, subFieldState: FormState) =>
    addFieldRow({ path, rowIndex, schemaPath, subFieldState })
  const focusOn = (to: Focus) => {
    focus.current = { ...to, before: orderOf(rows) }
  }
  const indexOf = (id: string) => read().findIndex((one) => one.id === id)

  function add(below = rows.length - 1): void {
    const id = newRowId()
    focusOn({ id, part: 'role' })
    insert(below + 1, stateOf({ id, group: read()[below]?.group ?? 'creative', person: null, role: '' }))
  }

  function addAll(added: Omit<Credit, 'id'>[]): () => void {
    const from = rows.length
    const ids = added.map((one, index) => {
      const id = newRowId()
      insert(from + index, stateOf({ ...one, id }))
      return id
    })
    return () => {
      // From the last to the first, so that none has moved when its turn comes.
      const places = new Map(read().map(({ id }, index) => [id, index]))
      for (const rowIndex of ids.flatMap((id) => places.get(id) ?? []).sort((a, b) => b - a))
        removeFieldRow({ path, rowIndex })
    }
  }

  function move(from: number, to: number, part: Focus['part'] = 'handle'): void {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || from === to) return
    focusOn({ id: row.id, part })
    moveFieldRow({ moveFromIndex: from, moveToIndex: to, path })
  }

  function remove(index: number, name: string): void {
    const row = rows[index]
    if (!row) return
    const fields = getFields()
    const [before, next] = [rows[index - 1], rows[index + 1]]
    const state: FormState = Object.fromEntries(
      Object.entries(fields).flatMap(([at, field]) =>
        at.startsWith(`${path}.${index}.`) ? [[at.slice(`${path}.${index}.`.length), field]] : [],
      ),
    )
    const neighbour = next ?? before
    if (neighbour) focusOn({ id: neighbour.id, part: 'remove' })
    const others = readOtherRoles(row.id)
    removeFieldRow({ path, rowIndex: index })
    const restore = async () => {
      const value = await others
      focusOn({ id: row.id, part: 'role' })
      const at = before ? indexOf(before.id) + 1 : 0
      insert(
        at,
        value ? { ...state, otherRoles: { initialValue: null, passesCondition: true, valid: true, value } } : state,
      )
    }
    toast.success(t('creditsRemoved', { credit: name }), {
      action: { label: t('creditsUndo'), onClick: () => void restore() },
      duration: SHOWN_MS,
    })
  }

  // The rows change a moment after somebody has changed them.
  const takeFocus = (order: string) => {
    const wanted = focus.current
    if (!wanted || wanted.before === order) return null
    focus.current = null
    return wanted
  }

  return { add, addAll, move, read, remove, rows, takeFocus }
}

/** Tells whether rows came, went or moved. */
export const orderOf = (rows: readonly { id: string }[]): string => rows.map(({ id }) => id).join()

const stateOf = ({ group, id, person, role }: Credit): FormState =>
  Object.fromEntries(
    Object.entries({ group, id, person, role }).map(([name, value]) => [
      name,
      { initialValue: value, passesCondition: true, valid: true, value },
    ]),
  )
