export default function Features() {
  return (
    <section>
      <h2>Guides</h2>
    </section>
  );
}
