'use client'

import { makeTurn } from '../makeTurn'

const turn = makeTurn()

/** To be called when performances of the event on screen were added, changed or taken away from somewhere else than its form. */
export const notePerformancesChanged = turn.note

/** Another number each time that they were: what is known of them is outdated. */
export const usePerformanceTurn = turn.useTurn
