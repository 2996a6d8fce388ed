'use client'

import { toast, useConfig, useDocumentInfo, useField, useForm, useLocale } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useRef } from 'react'
import { useCall, useMessages } from '@/exports/client'
import { newRowId } from '@/lib/themes/fields'
import type { CreditGroup } from '../lib/castList/terms'

const TOAST_MS = 15_000

/** A credit as held by the form. */
export interface Credit {
  id: string
  group: CreditGroup
  person: string | null
  role: string
}

/** What to focus once the rows have changed. */
interface Focus {
  id: string
  part: 'handle' | 'remove' | 'role'
}

export interface Credits {
  /** Adds a row below another, by default at the end, in the same group, and focuses it. */
  add: (below?: number) => void
  /**
   * Adds several rows at the end.
   * @returns removes them again
   */
  addAll: (credits: Omit<Credit, 'id'>[]) => () => void
  move: (from: number, to: number, part?: Focus['part']) => void
  /** The current values of the form. */
  read: () => Credit[]
  remove: (index: number, name: string) => void
  rows: { id: string }[]
  /** Returns what to focus now that the rows are in this order, once. */
  takeFocus: (order: string) => Focus | null
}

/** A document in all languages. */
type Stored = Record<string, { id: string; role?: Record<string, string | null> | null }[] | null | undefined>

/** The rows of the field. Changes go through the form, so they are saved and undone with it. */
export function useCredits(path: string, schemaPath: string): Credits {
  const t = useMessages()
  const { rows = [] } = useField<number>({ hasRows: true, path })
  const { addFieldRow, getDataByPath, getFields, moveFieldRow, removeFieldRow } = useForm()
  const focus = useRef<(Focus & { before: string }) | null>(null)
  const call = useCall()
  const { collectionSlug, id: document } = useDocumentInfo()
  const { code } = useLocale()
  const { localization } = useConfig().config

  /** Reads the roles of a stored row in the other languages, before saving removes them. */
  async function readOtherRoles(id: string): Promise<Record<string, string> | null> {
    if (!document || !localization || localization.locales.length < 2) return null
    const stored = await call<Stored>(
      `/${collectionSlug}/${document}?draft=true&depth=0&locale=all&select[${path}]=true`,
    ).catch(() => null)
    const roles = stored?.[path]?.find((row) => row.id === id)?.role
    const others = Object.entries(roles ?? {}).filter(
      (entry): entry is [string, string] => entry[0] !== code && typeof entry[1] === 'string',
    )
    return others.length > 0 ? Object.fromEntries(others) : null
  }

  const read = () =>
    (getDataByPath<Credit[] | undefined>(path) ?? []).map((credit) => ({ ...credit, role: credit.role ?? '' }))
  const insert = (rowIndex: number, subFieldState: FormState) =>
    addFieldRow({ path, rowIndex, schemaPath, subFieldState })
  const focusAfterChange = (to: Focus) => {
    focus.current = { ...to, before: orderOf(rows) }
  }
  const indexOf = (id: string) => read().findIndex((credit) => credit.id === id)

  function add(belowIndex = rows.length - 1): void {
    const id = newRowId()
    focusAfterChange({ id, part: 'role' })
    insert(belowIndex + 1, stateOf({ id, group: read()[belowIndex]?.group ?? 'creative', person: null, role: '' }))
  }

  function addAll(added: Omit<Credit, 'id'>[]): () => void {
    const from = rows.length
    const ids = added.map((credit, index) => {
      const id = newRowId()
      insert(from + index, stateOf({ ...credit, id }))
      return id
    })
    return () => {
      // From last to first, so that indexes stay valid.
      const indexes = new Map(read().map(({ id }, index) => [id, index]))
      for (const rowIndex of ids.flatMap((id) => indexes.get(id) ?? []).sort((a, b) => b - a))
        removeFieldRow({ path, rowIndex })
    }
  }

  function move(from: number, to: number, part: Focus['part'] = 'handle'): void {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || from === to) return
    focusAfterChange({ id: row.id, part })
    moveFieldRow({ moveFromIndex: from, moveToIndex: to, path })
  }

  function remove(index: number, name: string): void {
    const row = rows[index]
    if (!row) return
    const fields = getFields()
    const [before, next] = [rows[index - 1], rows[index + 1]]
    const state: FormState = Object.fromEntries(
      Object.entries(fields).flatMap(([fieldPath, field]) =>
        fieldPath.startsWith(`${path}.${index}.`) ? [[fieldPath.slice(`${path}.${index}.`.length), field]] : [],
      ),
    )
    const neighbour = next ?? before
    if (neighbour) focusAfterChange({ id: neighbour.id, part: 'remove' })
    const others = readOtherRoles(row.id)
    removeFieldRow({ path, rowIndex: index })
    const restore = async () => {
      const value = await others
      focusAfterChange({ id: row.id, part: 'role' })
      const index = before ? indexOf(before.id) + 1 : 0
      insert(
        index,
        value ? { ...state, otherRoles: { initialValue: null, passesCondition: true, valid: true, value } } : state,
      )
    }
    toast.success(t('creditsRemoved', { credit: name }), {
      action: { label: t('creditsUndo'), onClick: () => void restore() },
      duration: TOAST_MS,
    })
  }

  // The form updates its rows asynchronously.
  const takeFocus = (order: string) => {
    const pending = focus.current
    if (!pending || pending.before === order) return null
    focus.current = null
    return pending
  }

  return { add, addAll, move, read, remove, rows, takeFocus }
}

/** A key that changes when rows are added, removed or moved. */
export const orderOf = (rows: readonly { id: string }[]): string => rows.map(({ id }) => id).join()

const stateOf = ({ group, id, person, role }: Credit): FormState =>
  Object.fromEntries(
    Object.entries({ group, id, person, role }).map(([name, value]) => [
      name,
      { initialValue: value, passesCondition: true, valid: true, value },
    ]),
  )
