'use client'

import { useCallback, type KeyboardEvent } from 'react'

/** The tile's link or button, which the keys move between. */
const FACE = '[data-tile]'

/** Two tiles stand in one row while they overlap by that many pixels. */
const ROW = 8

/**
 * Arrows, Home and End go from tile to tile as they stand on screen; the space bar chooses one. Enter opens it, as it does
 * with any link.
 * @param onToggle null where nothing can be chosen
 */
export function useGridKeys(onToggle: ((id: string) => void) | null): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback(
    (event) => {
      const face = event.target instanceof Element ? event.target.closest<HTMLElement>(FACE) : null
      if (!face || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === ' ' && onToggle) {
        const id = face.closest<HTMLElement>('[data-id]')?.dataset.id
        if (id) onToggle(id)
        event.preventDefault()
        return
      }
      const faces = [...event.currentTarget.querySelectorAll<HTMLElement>(FACE)]
      const next = neighbourOf(
        faces,
        faces.indexOf(face),
        event.key,
        getComputedStyle(event.currentTarget).direction === 'rtl',
      )
      if (!next) return
      event.preventDefault()
      next.focus()
    },
    [onToggle],
  )
}

function neighbourOf(faces: HTMLElement[], from: number, key: string, isRightToLeft: boolean): HTMLElement | undefined {
  if (key === 'Home') return faces[0]
  if (key === 'End') return faces.at(-1)
  if (key === 'ArrowRight') return faces[from + (isRightToLeft ? -1 : 1)]
  if (key === 'ArrowLeft') return faces[from + (isRightToLeft ? 1 : -1)]
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const own = faces[from]?.getBoundingClientRect()
  if (!own) return undefined
  const others = key === 'ArrowDown' ? faces.slice(from + 1) : faces.slice(0, from).reverse()
  const away = others
    .map((face) => ({ face, box: face.getBoundingClientRect() }))
    .filter(({ box }) => (key === 'ArrowDown' ? box.top > own.bottom - ROW : box.bottom < own.top + ROW))
  const row = away.filter(({ box }) => Math.abs(box.top - (away[0]?.box.top ?? 0)) < ROW)
  return row.toSorted((a, b) => Math.abs(a.box.left - own.left) - Math.abs(b.box.left - own.left))[0]?.face
}
