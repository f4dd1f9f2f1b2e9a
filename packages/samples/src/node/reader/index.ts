export {callsFile, formatCalls, formatFile, readCalls, type SampleCall} from './calls';
export {
  findSamplesRoot,
  listSamples,
  readModule,
  readSample,
  samplesFolder,
  type Sample,
  type SampleDependency,
  type SampleFile,
  type SampleFormat,
  type SampleLanguage,
} from './read';
export {withoutMarkers} from './regions';
