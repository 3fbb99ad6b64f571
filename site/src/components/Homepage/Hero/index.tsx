export default function Hero() {
  return (
    <section>
      <h1>Slipway Help: run your boat rental day</h1>
    </section>
  );
}
