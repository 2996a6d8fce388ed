'use client'

import { useEffect, useRef, useState } from 'react'
import { initialsOf } from '@/lib/names/personName'
import { classes } from '../classes'
import styles from './Avatar.module.css'

interface Props {
  name?: string | null
  /** Fallback for a missing name. */
  slug?: string | null
  /** URL of the picture, on this installation. Initials are shown if it is missing or fails to load. */
  src?: string | null
  /** In pixels. Default: 32. */
  size?: number
  className?: string
}

/** A person's or organisation's picture. Decorative: the name must be next to it or on the button around it. */
export function Avatar({ name, className, size = 32, slug, src }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const picture = src && src !== brokenSrc ? src : null
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // A server-rendered image may have failed to load before hydration attached the handler.
    if (image.current?.complete) image.current.decode().catch(() => setBrokenSrc(picture))
  }, [picture])
  const style = { blockSize: size, fontSize: Math.round(size * 0.36), inlineSize: size }
  return (
    // The initials are CSS content, so they are not part of an accessible name.
    <span
      aria-hidden="true"
      className={classes(styles.avatar, className)}
      data-initials={picture ? undefined : initialsOf(name, slug)}
      style={style}
    >
      {picture && (
        <img
          alt=""
          className={styles.picture}
          height={size}
          onError={() => setBrokenSrc(picture)}
          ref={image}
          src={picture}
          width={size}
        />
      )}
    </span>
  )
}
