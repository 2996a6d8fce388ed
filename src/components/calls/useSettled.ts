'use client'

import { useEffect, useState } from 'react'

/**
 * A value once it has not changed for a while.
 * @param pause in milliseconds; 0 answers the value as it is
 */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [pause, value])
  return pause === 0 ? value : settled
}
