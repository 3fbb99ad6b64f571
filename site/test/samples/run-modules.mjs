/** Runs the sample files whose paths it is sent, one after the other, and says how each ended. */
process.on('message', async (file) => {
  try {
    await import(file);
    process.send({});
  } catch (error) {
    process.send({ failure: error instanceof Error ? error.stack : String(error) });
  }
});
