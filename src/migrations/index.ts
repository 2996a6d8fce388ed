import * as migration_20261130_000000_baseline from './20261130_000000_baseline';
import * as migration_20261130_000100_rules from './20261130_000100_rules';
import * as migration_20261130_021838_chat_collections from './20261130_021838_chat_collections';
import * as migration_20261130_022347_list_indexes from './20261130_022347_list_indexes';
import * as migration_20261130_023404_moving_in from './20261130_023404_moving_in';
import * as migration_20261130_031148_canary from './20261130_031148_canary';
import * as migration_20261130_072600_announcements from './20261130_072600_announcements';

export const migrations = [
  {
    up: migration_20261130_000000_baseline.up,
    down: migration_20261130_000000_baseline.down,
    name: '20261130_000000_baseline',
  },
  {
    up: migration_20261130_000100_rules.up,
    down: migration_20261130_000100_rules.down,
    name: '20261130_000100_rules',
  },
  {
    up: migration_20261130_021838_chat_collections.up,
    down: migration_20261130_021838_chat_collections.down,
    name: '20261130_021838_chat_collections',
  },
  {
    up: migration_20261130_022347_list_indexes.up,
    down: migration_20261130_022347_list_indexes.down,
    name: '20261130_022347_list_indexes',
  },
  {
    up: migration_20261130_023404_moving_in.up,
    down: migration_20261130_023404_moving_in.down,
    name: '20261130_023404_moving_in',
  },
  {
    up: migration_20261130_031148_canary.up,
    down: migration_20261130_031148_canary.down,
    name: '20261130_031148_canary',
  },
  {
    up: migration_20261130_072600_announcements.up,
    down: migration_20261130_072600_announcements.down,
    name: '20261130_072600_announcements'
  },
];
