import { describeWithout } from './support/withoutPlugin'

describeWithout('credits')
