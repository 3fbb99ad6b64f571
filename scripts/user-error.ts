/** Something that the tests need is not on this machine; the message says what to install. */
export class MissingTool extends Error {
  override name = 'MissingTool';
}
