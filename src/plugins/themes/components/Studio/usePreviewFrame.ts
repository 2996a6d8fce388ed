'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import { appearanceOf } from '../../lib/studio/appearance'
import type { StudioChoices } from '../../lib/studio/choices'

interface Frame {
  frame: RefObject<HTMLIFrameElement | null>
  /** The page in the frame is ready to show unsaved choices. */
  isListening: boolean
  /** Reloads the page in the frame. */
  reload: () => void
}

/**
 * Sends unsaved choices to each page in the preview frame once it is ready. Messages are exchanged only with the frame
 * itself, on the origin of the preview.
 */
export function usePreviewFrame(address: string, choices: StudioChoices, logo: string | null | undefined): Frame {
  const frame = useRef<HTMLIFrameElement>(null)
  const [readyCount, setReadyCount] = useState(0)
  const { origin } = new URL(address)

  useEffect(() => {
    function onMessage({ data, origin: from, source }: MessageEvent<{ type?: unknown } | null>): void {
      if (
        from === origin &&
        source !== null &&
        source === frame.current?.contentWindow &&
        data?.type === 'callboard-studio-ready'
      )
        setReadyCount((count) => count + 1)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [origin])

  useEffect(() => {
    if (readyCount > 0)
      frame.current?.contentWindow?.postMessage(
        { ...appearanceOf(choices), logo, type: 'callboard-studio-choices' },
        origin,
      )
  }, [choices, logo, origin, readyCount])

  return {
    frame,
    isListening: readyCount > 0,
    reload: () => frame.current?.contentWindow?.postMessage({ type: 'callboard-studio-reload' }, origin),
  }
}
