import * as initial from './20261121_024553_initial'
import * as beyondTheSchema from './20261121_030000_beyond_the_schema'

export const migrations = [
  { name: '20261121_024553_initial', down: initial.down, up: initial.up },
  { name: '20261121_030000_beyond_the_schema', down: beyondTheSchema.down, up: beyondTheSchema.up },
]
