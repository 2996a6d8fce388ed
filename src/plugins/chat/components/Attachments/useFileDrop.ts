'use client'

import { useState, type DragEvent, type HTMLAttributes } from 'react'
import { toAttached, type Attached } from './attached'

type DropProps = Pick<HTMLAttributes<HTMLElement>, 'onDragLeave' | 'onDragOver' | 'onDrop'> & { 'data-dropping'?: true }

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Lets files be dropped on an element, which shows it (`data-dropping`): beside it a browser would open them in place of the page. */
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
      onAttached((known) => [...known, ...files])
    },
  }
}
