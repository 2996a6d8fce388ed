'use client'

import { makeTurn } from '../makeTurn'

const turn = makeTurn()

/** To be called when a time was set or cancelled. */
export const noteSchedule = turn.note

/** Another number each time: what is known of the times that are set is outdated. */
export const useScheduleTurn = turn.useTurn
