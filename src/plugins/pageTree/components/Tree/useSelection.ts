'use client'

import { useState } from 'react'
import type { Row } from '../../lib/tree/flattenTree'

/** The pages that are selected, and the one that a range goes on from. */
export function useSelection(rows: Row[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string | null>(null)

  function select(id: string, isOn: boolean, isRange: boolean): void {
    const next = new Set(selected)
    for (const one of isRange ? between(rows, anchor ?? id, id) : [id]) {
      if (isOn) next.add(one)
      else next.delete(one)
    }
    setSelected(next)
    setAnchor(id)
  }

  return { clear: () => setSelected(new Set()), select, selected }
}

function between(rows: Row[], one: string, other: string): string[] {
  const places = [one, other].map((id) => rows.findIndex((row) => row.id === id))
  if (places.includes(-1)) return [other]
  const [from, to] = places.toSorted((a, b) => a - b) as [number, number]
  return rows.slice(from, to + 1).map(({ id }) => id)
}
