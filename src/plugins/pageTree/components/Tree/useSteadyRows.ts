'use client'

import { useLayoutEffect, useRef } from 'react'
import { shiftOf } from '../../lib/tree/shiftOf'
import type { Row } from '../../lib/tree/tree'

interface Options {
  /** Changes with each change by somebody else. */
  change: number
  rowHeight: number
  rows: Row[]
  /** Where the first row is on the page, in pixels. */
  top: number
}

/** Keeps the rows on screen where they are when somebody else adds or removes some above them. */
export function useSteadyRows({ change, rowHeight, rows, top }: Options): void {
  const before = useRef({ change, rows })
  useLayoutEffect(() => {
    const { change: lastChange, rows: lastRows } = before.current
    before.current = { change, rows }
    const first = Math.ceil((window.scrollY - top) / rowHeight)
    // While the first row is on screen, what is new above it is to be seen.
    if (change === lastChange || first <= 0) return
    const shift = shiftOf(lastRows.slice(first, first + Math.ceil(window.innerHeight / rowHeight)), first, rows)
    if (shift !== 0) window.scrollBy({ behavior: 'instant', top: shift * rowHeight })
  }, [change, rowHeight, rows, top])
}
