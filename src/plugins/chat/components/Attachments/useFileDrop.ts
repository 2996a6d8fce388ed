'use client'

import { useState, type DragEvent, type HTMLAttributes } from 'react'
import { toAttached, type Attached } from './attached'

type DropProps = Pick<HTMLAttributes<HTMLElement>, 'onDragLeave' | 'onDragOver' | 'onDrop'> & { 'data-dropping'?: true }

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/**
 * Accepts files dropped on an element, and sets `data-dropping` while they are over it. Without it, the browser would
 * open the file in place of the page.
 */
export function useFileDrop(onAttached: (change: (known: Attached[]) => Attached[]) => void): DropProps {
  const [isOver, setOver] = useState(false)
  return {
    ...(isOver && { 'data-dropping': true }),
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDragOver: (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDrop: (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      const files = toAttached(event.dataTransfer.files)
      onAttached((current) => [...current, ...files])
    },
  }
}
