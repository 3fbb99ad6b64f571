export default function GettingStarted() {
  return (
    <section>
      <h2>Getting started</h2>
    </section>
  );
}
