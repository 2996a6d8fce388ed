import * as migration_20261130_000000_baseline from './20261130_000000_baseline';
import * as migration_20261130_000100_rules from './20261130_000100_rules';

export const migrations = [
  {
    up: migration_20261130_000000_baseline.up,
    down: migration_20261130_000000_baseline.down,
    name: '20261130_000000_baseline',
  },
  {
    up: migration_20261130_000100_rules.up,
    down: migration_20261130_000100_rules.down,
    name: '20261130_000100_rules'
  },
];
